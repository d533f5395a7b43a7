/**
 * @generated SignedSource<<c90ff6ef755ba40fd21e1f86fb57fa98>>
 * @relayHash 38bbb7c914ee5af49640bfd2f566957f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b7001b24127e56cc3f91dcb73d1cffd6c01de38a08db1ad95fab6d1cbca578fa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrdersPageQuery } from './OrdersPageQuery.graphql';

const node: PreloadableConcreteRequest<OrdersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b7001b24127e56cc3f91dcb73d1cffd6c01de38a08db1ad95fab6d1cbca578fa",
    "metadata": {},
    "name": "OrdersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
