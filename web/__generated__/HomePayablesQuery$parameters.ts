/**
 * @generated SignedSource<<6e1b9a2b32c02459c8c60d0a239192a3>>
 * @relayHash 994b22171a8173a513626d1142e3fd66
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e36477f3549e56cf827599f5e1df396224c884e874527332b7d2ac064897a67

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePayablesQuery } from './HomePayablesQuery.graphql';

const node: PreloadableConcreteRequest<HomePayablesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6e36477f3549e56cf827599f5e1df396224c884e874527332b7d2ac064897a67",
    "metadata": {},
    "name": "HomePayablesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
