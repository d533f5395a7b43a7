/**
 * @generated SignedSource<<50df05e7657546792f1b00181aabec54>>
 * @relayHash 33a09d63b2a9d058f303e02deae9116c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f7f84874daf4eca3acfb35ea9bf27a7e89d24d5ffadf005ad610befc2d76c68

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateCreditMemoPageQuery } from './CreateCreditMemoPageQuery.graphql';

const node: PreloadableConcreteRequest<CreateCreditMemoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8f7f84874daf4eca3acfb35ea9bf27a7e89d24d5ffadf005ad610befc2d76c68",
    "metadata": {},
    "name": "CreateCreditMemoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
