/**
 * @generated SignedSource<<8439974ba7bb1c14004dc7f194f088ea>>
 * @relayHash 76dc027401151e798d6eee73483a9b93
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3c021c4965cf8af3b0b2d5f9eee448fbc94b0fc6706a15cd96c5a644986cdb2a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReconciliationStatementPageQuery } from './ReconciliationStatementPageQuery.graphql';

const node: PreloadableConcreteRequest<ReconciliationStatementPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3c021c4965cf8af3b0b2d5f9eee448fbc94b0fc6706a15cd96c5a644986cdb2a",
    "metadata": {},
    "name": "ReconciliationStatementPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
