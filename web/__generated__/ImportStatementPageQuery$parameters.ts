/**
 * @generated SignedSource<<a24de5e66a62e7e7dbb9874a65fc8eaf>>
 * @relayHash 628cdd370fd12350313ca85a30cd4530
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f1ea17c2fb866036794f9475aa52e51092d169d6c263e2fb4a462fe777391bb7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ImportStatementPageQuery } from './ImportStatementPageQuery.graphql';

const node: PreloadableConcreteRequest<ImportStatementPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f1ea17c2fb866036794f9475aa52e51092d169d6c263e2fb4a462fe777391bb7",
    "metadata": {},
    "name": "ImportStatementPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
