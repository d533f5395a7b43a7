/**
 * @generated SignedSource<<e3a3132be3e53cdf15a8378be36f9a08>>
 * @relayHash 910a4d1db6802858168093be696b9654
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf97ec687d4803e799fcf90d81d05bb3456a7a67cff29d42b22a1f9da9f78609

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StatementTransactionsPageQuery } from './StatementTransactionsPageQuery.graphql';

const node: PreloadableConcreteRequest<StatementTransactionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cf97ec687d4803e799fcf90d81d05bb3456a7a67cff29d42b22a1f9da9f78609",
    "metadata": {},
    "name": "StatementTransactionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
