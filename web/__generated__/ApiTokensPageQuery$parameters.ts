/**
 * @generated SignedSource<<b686729fa6bd10db5092e83b5d78e687>>
 * @relayHash 95cfba5507ab4ab346615a6a3fbf7c0b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 584aed233adca0a5460e08abe2a1d4c08f163852d169fdd07f8ec4ab7e035440

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ApiTokensPageQuery } from './ApiTokensPageQuery.graphql';

const node: PreloadableConcreteRequest<ApiTokensPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "584aed233adca0a5460e08abe2a1d4c08f163852d169fdd07f8ec4ab7e035440",
    "metadata": {},
    "name": "ApiTokensPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
