/**
 * @generated SignedSource<<d109b3381898db0fd64dfc31aafc0a3e>>
 * @relayHash ae8f9b671983385eebea60194c506adc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ffec4f28e4a99f6158be0fe5704268dc764e4554b4b3a1dff9421cd11b103f47

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ControlsPageQuery } from './ControlsPageQuery.graphql';

const node: PreloadableConcreteRequest<ControlsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ffec4f28e4a99f6158be0fe5704268dc764e4554b4b3a1dff9421cd11b103f47",
    "metadata": {},
    "name": "ControlsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
