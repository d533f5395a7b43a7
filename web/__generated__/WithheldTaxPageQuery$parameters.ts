/**
 * @generated SignedSource<<fdb8a43b3ec561167dd11392827d5c35>>
 * @relayHash f321d89f93aea9d243ebc04b1649a6de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 64b38156a92c17e997a31c3a463e80440fa1d4758a7d39f5d0f21fe34d5a6130

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WithheldTaxPageQuery } from './WithheldTaxPageQuery.graphql';

const node: PreloadableConcreteRequest<WithheldTaxPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "64b38156a92c17e997a31c3a463e80440fa1d4758a7d39f5d0f21fe34d5a6130",
    "metadata": {},
    "name": "WithheldTaxPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
