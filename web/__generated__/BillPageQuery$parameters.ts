/**
 * @generated SignedSource<<08642f132b3bec5cfa0ebeebd0915ef3>>
 * @relayHash 659cd4442e2fab369f2641f064c95348
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 97679c012c4c7dbbcc0707d1c16617b1894a0b15b4ba5fd01f0a6b16358c5b89

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BillPageQuery } from './BillPageQuery.graphql';

const node: PreloadableConcreteRequest<BillPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "97679c012c4c7dbbcc0707d1c16617b1894a0b15b4ba5fd01f0a6b16358c5b89",
    "metadata": {},
    "name": "BillPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
