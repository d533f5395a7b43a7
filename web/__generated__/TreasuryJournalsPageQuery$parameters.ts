/**
 * @generated SignedSource<<b34bcef2a67d910311d5133dcfb531b2>>
 * @relayHash 987680f66a5c3874101276bd4c38869f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c3cf2d3fd47ea58f18bb392fdcaf34f2a66d84c4e6dd69e5aab70c74c799a8b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TreasuryJournalsPageQuery } from './TreasuryJournalsPageQuery.graphql';

const node: PreloadableConcreteRequest<TreasuryJournalsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4c3cf2d3fd47ea58f18bb392fdcaf34f2a66d84c4e6dd69e5aab70c74c799a8b",
    "metadata": {},
    "name": "TreasuryJournalsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
