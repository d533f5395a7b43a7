/**
 * @generated SignedSource<<7b85f20cf6acfe1ba90e3a3bd5972da0>>
 * @relayHash 08772162f9852c47bbf8bd19622f1c6c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8daf309e3db98dd4f6f5b32670a8708940d6dabfb3174c93d93662836ccbd00

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CategoryRulesPageQuery } from './CategoryRulesPageQuery.graphql';

const node: PreloadableConcreteRequest<CategoryRulesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b8daf309e3db98dd4f6f5b32670a8708940d6dabfb3174c93d93662836ccbd00",
    "metadata": {},
    "name": "CategoryRulesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
