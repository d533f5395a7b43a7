/**
 * @generated SignedSource<<ab9bbcd41f13522bc804ba313bdad47b>>
 * @relayHash 42ff4b3b9673ef1c7e66b5ff1a5b77d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee4ba0bb443938f621c7a88e6dabb53e73f5b6c1d22ac57ed3e43d733881701e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebhookPageQuery } from './WebhookPageQuery.graphql';

const node: PreloadableConcreteRequest<WebhookPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ee4ba0bb443938f621c7a88e6dabb53e73f5b6c1d22ac57ed3e43d733881701e",
    "metadata": {},
    "name": "WebhookPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
