/**
 * @generated SignedSource<<1ab69ff0ffe68e3ced2a89c0b15dfd30>>
 * @relayHash 9d696fdcbe1147c8ff536604a318575a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c7964b8ef99472a6046b99ff866f3f413cd4263bbdbe27d1be67fdd2aca516a8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TreasuryJournalAccountsPageQuery } from './TreasuryJournalAccountsPageQuery.graphql';

const node: PreloadableConcreteRequest<TreasuryJournalAccountsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c7964b8ef99472a6046b99ff866f3f413cd4263bbdbe27d1be67fdd2aca516a8",
    "metadata": {},
    "name": "TreasuryJournalAccountsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
