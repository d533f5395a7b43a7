/**
 * @generated SignedSource<<8c9365cadcdef7b57c5b6d609d644325>>
 * @relayHash 3fe49a39602a208243876eec07a810f5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d01f1267eab1cc4a935813f4c999a443b1ac9506f596af7fdf1583afd94be9a0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ImportPaymentsPageQuery } from './ImportPaymentsPageQuery.graphql';

const node: PreloadableConcreteRequest<ImportPaymentsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d01f1267eab1cc4a935813f4c999a443b1ac9506f596af7fdf1583afd94be9a0",
    "metadata": {},
    "name": "ImportPaymentsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
