/**
 * @generated SignedSource<<2766192bef0fc9ffa313e5bd40e76d5b>>
 * @relayHash 2fc4d924ded98f88476e94a44196794e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fbf73c207957e07f039bdd67a2c7775c5cb15f1703428245d0f7d50d90ad7992

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ApprovalsPageQuery } from './ApprovalsPageQuery.graphql';

const node: PreloadableConcreteRequest<ApprovalsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fbf73c207957e07f039bdd67a2c7775c5cb15f1703428245d0f7d50d90ad7992",
    "metadata": {},
    "name": "ApprovalsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
