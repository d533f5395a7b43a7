/**
 * @generated SignedSource<<4e2b093fcdef5889d7e96e46c5c8bc2b>>
 * @relayHash cb3f073ab361fd8d03937a77a918ada4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e995578349841b84d5db344f9dd3daca8b74e9b95d74782d6e8b1e824282d1e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ApprovalsPageQuery } from './ApprovalsPageQuery.graphql';

const node: PreloadableConcreteRequest<ApprovalsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9e995578349841b84d5db344f9dd3daca8b74e9b95d74782d6e8b1e824282d1e",
    "metadata": {},
    "name": "ApprovalsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
