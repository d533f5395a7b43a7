/**
 * @generated SignedSource<<91c3faab8bfa3e5f9b1a5323f52a02df>>
 * @relayHash 8c20b370d63092b249940e84f03b883a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6dd2c645fe731ab83b4872f20b20c08432eeb60b354d283b802612de0cfebb26

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InternalAccountsPageQuery } from './InternalAccountsPageQuery.graphql';

const node: PreloadableConcreteRequest<InternalAccountsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6dd2c645fe731ab83b4872f20b20c08432eeb60b354d283b802612de0cfebb26",
    "metadata": {},
    "name": "InternalAccountsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
