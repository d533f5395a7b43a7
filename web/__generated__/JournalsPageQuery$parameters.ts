/**
 * @generated SignedSource<<921ea8d1aebab3b7d1e3c7e2ec357adc>>
 * @relayHash 3c75659ddb07ac9f42176de9f38d8a39
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3099649eb84981b7c1865e0fadf1b5aae89bd4f88dfebfa020b96df2a938af53

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JournalsPageQuery } from './JournalsPageQuery.graphql';

const node: PreloadableConcreteRequest<JournalsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3099649eb84981b7c1865e0fadf1b5aae89bd4f88dfebfa020b96df2a938af53",
    "metadata": {},
    "name": "JournalsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
