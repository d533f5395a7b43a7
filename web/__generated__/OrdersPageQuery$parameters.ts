/**
 * @generated SignedSource<<5a0fa36f1fe1135a45d1c35e024fcb42>>
 * @relayHash 0b9c769b261830d86ab644a9a8863fcc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3044f58399f713e79e0586400ba2146cf02ba5886bb9afe66f42033451918f69

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrdersPageQuery } from './OrdersPageQuery.graphql';

const node: PreloadableConcreteRequest<OrdersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3044f58399f713e79e0586400ba2146cf02ba5886bb9afe66f42033451918f69",
    "metadata": {},
    "name": "OrdersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
