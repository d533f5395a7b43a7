/**
 * @generated SignedSource<<48cf74ede057ec4bb834cb1348a68993>>
 * @relayHash 97f110348d82955af324aaff913867b0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f3fac13e61d9014c738b9667ed21a1a2bd95bcbe3cb25bc122fe96534526ab5f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ImportStatementPageQuery } from './ImportStatementPageQuery.graphql';

const node: PreloadableConcreteRequest<ImportStatementPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f3fac13e61d9014c738b9667ed21a1a2bd95bcbe3cb25bc122fe96534526ab5f",
    "metadata": {},
    "name": "ImportStatementPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
