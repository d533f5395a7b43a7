/**
 * @generated SignedSource<<c3afe9d0e97afaf2cd8d73dfcb396b98>>
 * @relayHash cd12812f6c8a3be8dd7311319f7fd909
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f89cf890bc7c73ed7b1b463013a6ea482b84fb99311730975daba4571169c91

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ImportStatementPageQuery } from './ImportStatementPageQuery.graphql';

const node: PreloadableConcreteRequest<ImportStatementPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5f89cf890bc7c73ed7b1b463013a6ea482b84fb99311730975daba4571169c91",
    "metadata": {},
    "name": "ImportStatementPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
