/**
 * @generated SignedSource<<6986c26c34d38962e4b2240272049886>>
 * @relayHash 59409ff8783a03f65053e53af6103f5d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 97aa489bf6b21cc6ac6e736353c8f729d812122dd409fcd535e92cb2acd26db9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SalesOrderPageQuery } from './SalesOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<SalesOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "97aa489bf6b21cc6ac6e736353c8f729d812122dd409fcd535e92cb2acd26db9",
    "metadata": {},
    "name": "SalesOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
