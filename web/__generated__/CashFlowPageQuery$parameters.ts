/**
 * @generated SignedSource<<b441962c0f427a12f8ffb02146bdf0e6>>
 * @relayHash 90da750823c323e52eb6c9ba3dd0dfae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 34fc2e2b0a3cac5b346e0d05ecafc3d5d35b265b599fc6c6d9cc565707a9404d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CashFlowPageQuery } from './CashFlowPageQuery.graphql';

const node: PreloadableConcreteRequest<CashFlowPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "34fc2e2b0a3cac5b346e0d05ecafc3d5d35b265b599fc6c6d9cc565707a9404d",
    "metadata": {},
    "name": "CashFlowPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
