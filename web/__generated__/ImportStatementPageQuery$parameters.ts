/**
 * @generated SignedSource<<6b433a84e378734f2bf3cda8c895fc04>>
 * @relayHash 3be4f76ec785ed49e3ccec44ff4c8a91
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ca20baded1fd7fafe7a4efe125b54ec6da4cce3a73895c21e90d7b242bdbe44

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ImportStatementPageQuery } from './ImportStatementPageQuery.graphql';

const node: PreloadableConcreteRequest<ImportStatementPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1ca20baded1fd7fafe7a4efe125b54ec6da4cce3a73895c21e90d7b242bdbe44",
    "metadata": {},
    "name": "ImportStatementPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
