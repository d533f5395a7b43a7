/**
 * @generated SignedSource<<b29817493b240d771ae446eec3c302e5>>
 * @relayHash 9599f0297c31a55b006851e88f4d8f99
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d80b1fd2afad24304d52685608a2d4c83b9c13ddea24b33cb86c9c93591710c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoicePageQuery } from './InvoicePageQuery.graphql';

const node: PreloadableConcreteRequest<InvoicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2d80b1fd2afad24304d52685608a2d4c83b9c13ddea24b33cb86c9c93591710c",
    "metadata": {},
    "name": "InvoicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
