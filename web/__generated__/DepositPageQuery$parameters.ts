/**
 * @generated SignedSource<<adf43908666577c5f0b32d313676b25d>>
 * @relayHash 36d353ca0d0672f0c4d488de46fe6495
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 87fee79826a1b68731b9b3dc34c27d0a138afd6c11bb9344b4da03c3d7f28940

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DepositPageQuery } from './DepositPageQuery.graphql';

const node: PreloadableConcreteRequest<DepositPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "87fee79826a1b68731b9b3dc34c27d0a138afd6c11bb9344b4da03c3d7f28940",
    "metadata": {},
    "name": "DepositPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
