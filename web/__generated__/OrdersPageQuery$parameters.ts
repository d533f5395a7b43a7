/**
 * @generated SignedSource<<a3faf3d83579feb19b54400b913ca9e4>>
 * @relayHash 39e0a05641717d84e85d506077880bc9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77951375eb5a7d717772029cee786502c6897ea6d9a0b641611e2d0a710495d6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrdersPageQuery } from './OrdersPageQuery.graphql';

const node: PreloadableConcreteRequest<OrdersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "77951375eb5a7d717772029cee786502c6897ea6d9a0b641611e2d0a710495d6",
    "metadata": {},
    "name": "OrdersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
