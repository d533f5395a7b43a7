/**
 * @generated SignedSource<<e866b84c07254efeefb6d3508a321440>>
 * @relayHash 7e9389e2bbcfb7043a72e9075dfb112b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4632837943ee4b5f64f0c02875d5f99ef42c111ef6a41556a83a19369c3de003

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ApprovalsPageQuery } from './ApprovalsPageQuery.graphql';

const node: PreloadableConcreteRequest<ApprovalsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4632837943ee4b5f64f0c02875d5f99ef42c111ef6a41556a83a19369c3de003",
    "metadata": {},
    "name": "ApprovalsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
