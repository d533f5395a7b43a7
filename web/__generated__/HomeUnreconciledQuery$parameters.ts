/**
 * @generated SignedSource<<4c4fe9e91c9e10e462aedc854152d772>>
 * @relayHash 74709169d5cc6ee67be101a88062cb96
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9579ad256e92bc0ac3ef48a0a230530228802e7c7a6c7d9b63791fc27886935

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeUnreconciledQuery } from './HomeUnreconciledQuery.graphql';

const node: PreloadableConcreteRequest<HomeUnreconciledQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a9579ad256e92bc0ac3ef48a0a230530228802e7c7a6c7d9b63791fc27886935",
    "metadata": {},
    "name": "HomeUnreconciledQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
