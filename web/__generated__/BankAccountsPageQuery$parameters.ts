/**
 * @generated SignedSource<<441a2e573cf2922540030c28eb27c03b>>
 * @relayHash 40f5f3c40e7544cbbae0824001d8ee02
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 54430af42271eae515841519afbed20aea0a5976c10dfbed5b84e29bdada5a5f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BankAccountsPageQuery } from './BankAccountsPageQuery.graphql';

const node: PreloadableConcreteRequest<BankAccountsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "54430af42271eae515841519afbed20aea0a5976c10dfbed5b84e29bdada5a5f",
    "metadata": {},
    "name": "BankAccountsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
