/**
 * @generated SignedSource<<157dced737b73210cbd9f5db78fc3842>>
 * @relayHash 8edaec4c142753c9043c53ac78936589
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ad0cc7e8d9ae50a239f08c984b732bca41fd48a2a04a9b530c20f1b0230ee950

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StatementTransactionsPageQuery } from './StatementTransactionsPageQuery.graphql';

const node: PreloadableConcreteRequest<StatementTransactionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ad0cc7e8d9ae50a239f08c984b732bca41fd48a2a04a9b530c20f1b0230ee950",
    "metadata": {},
    "name": "StatementTransactionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
