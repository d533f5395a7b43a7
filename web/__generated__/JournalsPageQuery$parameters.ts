/**
 * @generated SignedSource<<f5995503909ea349e79b6757784599f3>>
 * @relayHash 5a91612abe64a5143e60c3aec2b481b7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ca2e233876e91889c681ed39566bfa79f2ccd84aaa46330acc3c66634e590ad4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JournalsPageQuery } from './JournalsPageQuery.graphql';

const node: PreloadableConcreteRequest<JournalsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ca2e233876e91889c681ed39566bfa79f2ccd84aaa46330acc3c66634e590ad4",
    "metadata": {},
    "name": "JournalsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
