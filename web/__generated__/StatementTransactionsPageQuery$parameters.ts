/**
 * @generated SignedSource<<6e748b08d4890658f1ebd51ace53733c>>
 * @relayHash 45d7cf6aa6fc95f6b0e2c4c2048326b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41abf2ce6b9b2de953211ca72749b0848498402014a248ce1c8e8c2915cb0541

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StatementTransactionsPageQuery } from './StatementTransactionsPageQuery.graphql';

const node: PreloadableConcreteRequest<StatementTransactionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "41abf2ce6b9b2de953211ca72749b0848498402014a248ce1c8e8c2915cb0541",
    "metadata": {},
    "name": "StatementTransactionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
