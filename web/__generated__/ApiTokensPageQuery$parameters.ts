/**
 * @generated SignedSource<<5926a4b21a1cb27d27715155c7c7f35c>>
 * @relayHash 9db5d0e4c85be7d280d1dc21a3ee8291
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b12701571fee6f75d6aba011f2e4bf661b9ee61dee152747837bef84e9c23445

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ApiTokensPageQuery } from './ApiTokensPageQuery.graphql';

const node: PreloadableConcreteRequest<ApiTokensPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b12701571fee6f75d6aba011f2e4bf661b9ee61dee152747837bef84e9c23445",
    "metadata": {},
    "name": "ApiTokensPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
