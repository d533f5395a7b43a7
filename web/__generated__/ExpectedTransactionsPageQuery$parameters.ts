/**
 * @generated SignedSource<<ee3597fcf3708545598eba37bae1e34c>>
 * @relayHash aa94125244eace59b5bbefb58ac947c3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 203f720a30ef68449bd9ecb0e40e17b6bd68aaf7e0dc049acca2ca89e0d76a59

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ExpectedTransactionsPageQuery } from './ExpectedTransactionsPageQuery.graphql';

const node: PreloadableConcreteRequest<ExpectedTransactionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "203f720a30ef68449bd9ecb0e40e17b6bd68aaf7e0dc049acca2ca89e0d76a59",
    "metadata": {},
    "name": "ExpectedTransactionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
