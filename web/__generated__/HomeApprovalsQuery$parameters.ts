/**
 * @generated SignedSource<<5353b8cb57da9b3ca5cbb89d00195fe1>>
 * @relayHash 9401acb61df3b26df76f2e29864a7cb3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 105c1ebf69cfddda848bbba937db1a0e7bb2ccb5c3b1641d9b489e1da07fbece

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeApprovalsQuery } from './HomeApprovalsQuery.graphql';

const node: PreloadableConcreteRequest<HomeApprovalsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "105c1ebf69cfddda848bbba937db1a0e7bb2ccb5c3b1641d9b489e1da07fbece",
    "metadata": {},
    "name": "HomeApprovalsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
