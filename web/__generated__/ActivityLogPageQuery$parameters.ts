/**
 * @generated SignedSource<<dddabdc2ac8dfaf5f495bcdc1d9f8dce>>
 * @relayHash d56da43158b6c1bb88014a33bdf8ac93
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 415668e8c129e360fbdb238584ca58be0fd2b3fa5fa9b0b82acabcf8082a829a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ActivityLogPageQuery } from './ActivityLogPageQuery.graphql';

const node: PreloadableConcreteRequest<ActivityLogPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "415668e8c129e360fbdb238584ca58be0fd2b3fa5fa9b0b82acabcf8082a829a",
    "metadata": {},
    "name": "ActivityLogPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
