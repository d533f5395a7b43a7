/**
 * @generated SignedSource<<4a6e772195e134599121929c8ba5ab08>>
 * @relayHash 462c920e22c0870afa5b8383544cbc58
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e4b825d31aa5da8918c3cea8cf3b89d54087e88f0fb43efc0a2f61589dfa7cce

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BankAccountsPageQuery } from './BankAccountsPageQuery.graphql';

const node: PreloadableConcreteRequest<BankAccountsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e4b825d31aa5da8918c3cea8cf3b89d54087e88f0fb43efc0a2f61589dfa7cce",
    "metadata": {},
    "name": "BankAccountsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
