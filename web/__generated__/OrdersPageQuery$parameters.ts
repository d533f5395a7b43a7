/**
 * @generated SignedSource<<550866e16b5e7ed6870839d0f4b62b38>>
 * @relayHash eb0f1f276d53087ecadc108959d9cdbc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd0f424de94549b3f879f58f4ccc044f10fec5899772f7e5dc671f4e63dfa0dc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrdersPageQuery } from './OrdersPageQuery.graphql';

const node: PreloadableConcreteRequest<OrdersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bd0f424de94549b3f879f58f4ccc044f10fec5899772f7e5dc671f4e63dfa0dc",
    "metadata": {},
    "name": "OrdersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
