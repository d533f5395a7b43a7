/**
 * @generated SignedSource<<1e1fdbaf5a171c9e3678e0eae91db5b8>>
 * @relayHash 84da1840efd40b801bbd0a35ec241fa9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0652323f925fd3563016aded60e762a15a67ecbb45550d3bf2a5678269b5dfc9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoicePageQuery } from './InvoicePageQuery.graphql';

const node: PreloadableConcreteRequest<InvoicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0652323f925fd3563016aded60e762a15a67ecbb45550d3bf2a5678269b5dfc9",
    "metadata": {},
    "name": "InvoicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
