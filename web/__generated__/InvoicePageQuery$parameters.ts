/**
 * @generated SignedSource<<77454f60ffe4368d69e77a69d55c983b>>
 * @relayHash ee20562c95488963f568d5e4db290c0b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc971a26c8fc9532b45f9ca64d3a43a7af00855ea20547edd6aba719cdd10bd9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoicePageQuery } from './InvoicePageQuery.graphql';

const node: PreloadableConcreteRequest<InvoicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bc971a26c8fc9532b45f9ca64d3a43a7af00855ea20547edd6aba719cdd10bd9",
    "metadata": {},
    "name": "InvoicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
