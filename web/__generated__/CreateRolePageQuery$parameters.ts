/**
 * @generated SignedSource<<726753406191f0d6417c320753127040>>
 * @relayHash af210711f42e232db00124b0bb0e5def
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 045328256d58903fcec01cb9f6ad261fcbceef9daaf73f4bacd556ce91757138

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateRolePageQuery } from './CreateRolePageQuery.graphql';

const node: PreloadableConcreteRequest<CreateRolePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "045328256d58903fcec01cb9f6ad261fcbceef9daaf73f4bacd556ce91757138",
    "metadata": {},
    "name": "CreateRolePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
