/**
 * @generated SignedSource<<ddf1ccbc69f0f9df377899a48166d341>>
 * @relayHash 3fd8a4c57e637e41144836501925bc24
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff7d318d4c5c9712dc9aca57900fd4ce5d43a2ca4df80fbf6ddc7f387d043326

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CashFlowPageQuery } from './CashFlowPageQuery.graphql';

const node: PreloadableConcreteRequest<CashFlowPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ff7d318d4c5c9712dc9aca57900fd4ce5d43a2ca4df80fbf6ddc7f387d043326",
    "metadata": {},
    "name": "CashFlowPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
