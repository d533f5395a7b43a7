/**
 * @generated SignedSource<<300792e5b083fa3ee39766ac6aaa5cca>>
 * @relayHash 95358c1f1fc441c3b549660d548045c2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7495966fa0dde65d2d173973874cc2fef903283861cec730dd8ed2bec4cc1ccc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoicesPageQuery } from './InvoicesPageQuery.graphql';

const node: PreloadableConcreteRequest<InvoicesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7495966fa0dde65d2d173973874cc2fef903283861cec730dd8ed2bec4cc1ccc",
    "metadata": {},
    "name": "InvoicesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
