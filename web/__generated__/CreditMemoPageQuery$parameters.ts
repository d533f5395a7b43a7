/**
 * @generated SignedSource<<69ab040f84ce899a73a4ab70b5325fff>>
 * @relayHash 1db2fb6c1d03451636bde93a8b5add1a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b7a8fa760ad934b8a14bf658f6cb088c6f7bc2dbd0016f75ebd4d7830d21b96

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreditMemoPageQuery } from './CreditMemoPageQuery.graphql';

const node: PreloadableConcreteRequest<CreditMemoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9b7a8fa760ad934b8a14bf658f6cb088c6f7bc2dbd0016f75ebd4d7830d21b96",
    "metadata": {},
    "name": "CreditMemoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
