/**
 * @generated SignedSource<<1e0b2e6802bce644e7f2cdb57bf87c35>>
 * @relayHash 15e57766337c1a4c79bce30a58fd9045
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6fc92ba24b202e638ba8c42ff10d6827b011a578f622239cf886bf0150cf7954

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditPaymentPageQuery } from './EditPaymentPageQuery.graphql';

const node: PreloadableConcreteRequest<EditPaymentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6fc92ba24b202e638ba8c42ff10d6827b011a578f622239cf886bf0150cf7954",
    "metadata": {},
    "name": "EditPaymentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
