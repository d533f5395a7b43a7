/**
 * @generated SignedSource<<37a9bbd101651817d8db534ed6904dbf>>
 * @relayHash e8f38db1708875e8bfffa0e28a108d7b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41e38a58d9417aba4b0bfabb2a6f6c6dc62fb0b5199963e8e58a9c098ebdc442

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JournalAccountsPageQuery } from './JournalAccountsPageQuery.graphql';

const node: PreloadableConcreteRequest<JournalAccountsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "41e38a58d9417aba4b0bfabb2a6f6c6dc62fb0b5199963e8e58a9c098ebdc442",
    "metadata": {},
    "name": "JournalAccountsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
