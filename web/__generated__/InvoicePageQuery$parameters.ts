/**
 * @generated SignedSource<<26b7f0c01e09affc3fad5c04cdbc88a4>>
 * @relayHash 5878b7160eeb2244c62b468f0edc85d1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d1eb3362d6a6998e4715e4ac35c881c0593ab6bb12548182545eb54c5fdcbcd4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoicePageQuery } from './InvoicePageQuery.graphql';

const node: PreloadableConcreteRequest<InvoicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d1eb3362d6a6998e4715e4ac35c881c0593ab6bb12548182545eb54c5fdcbcd4",
    "metadata": {},
    "name": "InvoicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
