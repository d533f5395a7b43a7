/**
 * @generated SignedSource<<7225f58fde80c76404fb3bbe8caefd5d>>
 * @relayHash 2a71fb8ce7e627de87e32cb671f80daf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b2c47830999aa974a3115ac64d11a80a7cdb9e9b53d5d88addc690d65316b95

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ImportStatementPageQuery } from './ImportStatementPageQuery.graphql';

const node: PreloadableConcreteRequest<ImportStatementPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2b2c47830999aa974a3115ac64d11a80a7cdb9e9b53d5d88addc690d65316b95",
    "metadata": {},
    "name": "ImportStatementPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
