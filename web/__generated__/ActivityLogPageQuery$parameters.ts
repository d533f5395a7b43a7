/**
 * @generated SignedSource<<b44ec1800d49bad301fbc2d56f8b6f80>>
 * @relayHash 783dc3dead7b44883782e0dc9d17bca9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc46e2fbec34272f7582e07e9dbfb55944e71a2b3824be40acfdde477418c8ff

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ActivityLogPageQuery } from './ActivityLogPageQuery.graphql';

const node: PreloadableConcreteRequest<ActivityLogPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cc46e2fbec34272f7582e07e9dbfb55944e71a2b3824be40acfdde477418c8ff",
    "metadata": {},
    "name": "ActivityLogPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
