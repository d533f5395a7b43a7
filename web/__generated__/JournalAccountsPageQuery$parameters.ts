/**
 * @generated SignedSource<<adfd0e689a11d645f0bb3e910681f4be>>
 * @relayHash a9f37e5960e7e5ab5557be6210630dc0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c89c0af12f61b51b7f3b2d5f56e4c561f11b3319ac7f4d524541cd77088a72a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JournalAccountsPageQuery } from './JournalAccountsPageQuery.graphql';

const node: PreloadableConcreteRequest<JournalAccountsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2c89c0af12f61b51b7f3b2d5f56e4c561f11b3319ac7f4d524541cd77088a72a",
    "metadata": {},
    "name": "JournalAccountsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
