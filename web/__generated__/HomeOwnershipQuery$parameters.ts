/**
 * @generated SignedSource<<d55efd295652ba86f5d15925386c1e2f>>
 * @relayHash 1810f8145889f2c5b5dc9105a72e34c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c4faed0e6ff487f0ec7d9f115ad5171a0c4391dcd561e677bce8f1bcdc8b1e6b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeOwnershipQuery } from './HomeOwnershipQuery.graphql';

const node: PreloadableConcreteRequest<HomeOwnershipQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c4faed0e6ff487f0ec7d9f115ad5171a0c4391dcd561e677bce8f1bcdc8b1e6b",
    "metadata": {},
    "name": "HomeOwnershipQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
