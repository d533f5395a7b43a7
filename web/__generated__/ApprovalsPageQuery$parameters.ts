/**
 * @generated SignedSource<<bb6be6284453ac3e086d8275776369a4>>
 * @relayHash c451557b1552ccf5c7a9dd42c2ddef63
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d1e9b054b7523e07d5a57ea9e6951065985b032a0dcde0d97d6be476fd76257c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ApprovalsPageQuery } from './ApprovalsPageQuery.graphql';

const node: PreloadableConcreteRequest<ApprovalsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d1e9b054b7523e07d5a57ea9e6951065985b032a0dcde0d97d6be476fd76257c",
    "metadata": {},
    "name": "ApprovalsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
