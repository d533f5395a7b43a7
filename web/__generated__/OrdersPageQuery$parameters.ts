/**
 * @generated SignedSource<<acea20a61a01874fc4c6f43c7bf766cd>>
 * @relayHash fe157f3fc18e2e68ad0118232c9f51e5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0aa5535d26183423433b0c67855e680f8884ae55661d4af9d379af278b9e5d2d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrdersPageQuery } from './OrdersPageQuery.graphql';

const node: PreloadableConcreteRequest<OrdersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0aa5535d26183423433b0c67855e680f8884ae55661d4af9d379af278b9e5d2d",
    "metadata": {},
    "name": "OrdersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
